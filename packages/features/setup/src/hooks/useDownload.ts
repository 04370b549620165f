import { downloadMerchantDocument, type MerchantDocument } from '@servery/api';
import { useClient } from '@servery/api/client';

/** Returns a function that saves the file of a document on the person’s device. */
export function useDownload() {
  const client = useClient();
  return async ({ id }: MerchantDocument): Promise<void> => {
    const { saveFile } = await import('@servery/ui/spreadsheet');
    const file = await client.call(downloadMerchantDocument, { params: { id } });
    const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
    saveFile(new Blob([bytes], { type: file.media_type }), file.file_name);
  };
}

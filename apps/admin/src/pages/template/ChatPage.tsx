import { Chat } from '@servery/chat';
import { useLocation, useSearch } from 'wouter';
import { useLeave } from '../../shell/useLeave.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's chat. The URL holds the open chat and side panel. */
export default function ChatPage() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const leave = useLeave();
  return (
    <TemplateHost>
      <Chat
        isAlive
        address={search ? `${path}?${search}` : path}
        onAddressChange={(next, isTyping) => navigate(next, { replace: isTyping })}
        onLogOut={() => void leave()}
      />
    </TemplateHost>
  );
}

/** A video of a few seconds, drawn for the sample. */
export const sampleVideo = 'data:video/webm;base64,';

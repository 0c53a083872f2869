import { useEffect, useRef, useState } from 'react';
import { type CvFileType, contentTypes } from '#shared/cv/file-words.ts';
import { cvUploadRoutes } from '#shared/cv/upload-contract.ts';
import type { Output } from '#shared/lib/route.ts';
import { ApiError, explain } from '#web/api/api-error.ts';
import { call } from '#web/api/client.ts';
import { noRetry } from '#web/api/transport.ts';
import { refusalOf, typeOf } from './file-type.ts';
import { postFile } from './post-file.ts';

export type CvRead = Output<typeof cvUploadRoutes.readCv>;

/** The content read from a file; the file itself is not kept. */
export interface ReadFile extends Pick<CvRead, 'pages' | 'provider'> {
  name: string;
  bytes: number;
}

export type UploadState =
  | { at: 'idle' }
  /** `share` from 0 to 1 */
  | { at: 'sending'; file: File; share: number }
  | { at: 'reading'; file: File }
  | { at: 'read'; file: File }
  /** nothing was sent */
  | { at: 'refused'; file: File; why: string }
  /** `again`: another try may succeed */
  | { at: 'failed'; file: File; why: string; again: boolean };

interface UploadOptions {
  types: readonly CvFileType[];
  /** message for other file types */
  wrongType: string;
  /** an acceptable file was chosen and is being sent */
  onTaken?: (file: File) => void;
  onRead: (read: CvRead, file: File) => void;
}

/** Pasted text is sent as a file, even if the person cannot choose that type. */
const PASTED = 'txt' satisfies CvFileType;

/** One file at a time: sent to S3, read by the server, deleted. Choosing another replaces it. */
export function useUpload({ types, wrongType, onTaken, onRead }: UploadOptions) {
  const [state, setState] = useState<UploadState>({ at: 'idle' });
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const stop = () => {
    running.current?.abort();
    running.current = null;
    setState({ at: 'idle' });
  };

  const send = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const show = (next: UploadState) => signal.aborted || setState(next);
    const onProgress = (share: number) => show({ at: 'sending', file, share });
    try {
      onProgress(0);
      const form = await call(cvUploadRoutes.uploadCv, { type: typeOf(file, types) ?? PASTED }, { signal });
      await postFile(form, file, { signal, onProgress });
      show({ at: 'reading', file });
      // reading deletes the file, so a retry has to send it again
      const read = await call(cvUploadRoutes.readCv, { key: form.key }, { signal, retry: noRetry });
      show({ at: 'read', file });
      if (!signal.aborted) onRead(read, file);
    } catch (error) {
      const isOfFile = error instanceof ApiError && error.field === 'file';
      show({ at: 'failed', file, why: explain(error), again: !isOfFile });
    }
  };

  const choose = (file: File) => {
    const why = refusalOf(file, types, wrongType);
    if (why) {
      running.current?.abort();
      return setState({ at: 'refused', file, why });
    }
    onTaken?.(file);
    void send(file);
  };

  const retry = () => {
    if (state.at === 'sending' || state.at === 'failed') void send(state.file);
  };

  /** Text copied from an unreadable file is handled the same way. */
  const paste = (text: string) => void send(new File([text], 'Pasted text.txt', { type: contentTypes[PASTED] }));

  return { state, types, choose, retry, stop, paste };
}

export type Upload = ReturnType<typeof useUpload>;

/** The bytes of a file of this build; its name carries its hash, so a browser keeps it for good. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

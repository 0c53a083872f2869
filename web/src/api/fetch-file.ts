/** The bytes of a file of this build. Its name contains its hash, so browsers cache it forever. */
export async function fetchFile(url: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(url, signal ? { signal } : {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.arrayBuffer();
}

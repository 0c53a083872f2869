/** An upload form from the product, and the file to post with it. */
export interface PostForm {
  url: string;
  fields: Record<string, string>;
}

/** @returns the status and S3's code for a refusal */
export async function postFile(
  { url, fields }: PostForm,
  file: Uint8Array,
  change: Record<string, string> = {},
): Promise<[number, string | undefined]> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(file)]), 'cv');
  const answer = await fetch(url, { method: 'POST', body: form });
  return [answer.status, /<Code>(\w+)</.exec(await answer.text())?.[1]];
}

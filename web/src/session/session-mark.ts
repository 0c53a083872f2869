/** `data-session` of the page: whether somebody seems to be signed in. The script in the head sets it first. */
export function markSession(some: boolean): void {
  document.documentElement.dataset.session = some ? 'some' : 'none';
}

export const isSessionMarked = (): boolean => document.documentElement.dataset.session === 'some';

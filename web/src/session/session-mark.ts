/** Sets the page's `data-session`: whether somebody seems to be signed in, for session/visitor.css. */
export function markSession(some: boolean): void {
  document.documentElement.dataset.session = some ? 'some' : 'none';
}

/**
 * The primary actions of a screen that lie under the round button of the chat, as the screen stands. Runs in the page; what
 * lies over the whole of it, a dialog, is not looked at.
 */
export function covered(): string[] {
  const button = document.querySelector('button[aria-label="Chat assistant"]');
  if (!button || document.querySelector('dialog:modal')) return [];
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = 'var(--waymark)';
  const yellow = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const corner = button.getBoundingClientRect();
  return [...document.querySelectorAll('a, button')]
    .filter((action) => {
      const { left, right, top, bottom } = action.getBoundingClientRect();
      const meets = left < corner.right && right > corner.left && top < corner.bottom && bottom > corner.top;
      return meets && action !== button && getComputedStyle(action).backgroundColor === yellow;
    })
    .map(({ textContent }) => textContent);
}

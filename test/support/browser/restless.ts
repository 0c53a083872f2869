/**
 * Runs in the page: what moves, or would move on the next change, although reduced motion is requested. Endless
 * animations count however short they are.
 */
export function restless(): string[] {
  const seenMs = 10; // durations below this cannot be seen; tokens.css's "instant" is far below
  const named = (one: Element | null | undefined) => `${one?.localName}.${one?.getAttribute('class')}`;
  const moving = document.getAnimations().filter((animation) => {
    const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
    return Number(duration) > seenMs || iterations === Number.POSITIVE_INFINITY;
  });
  const longest = (durations: string) =>
    Math.max(...durations.split(', ').map((text) => Number.parseFloat(text) * (text.endsWith('ms') ? 1 : 1000)));
  const ready = [...document.querySelectorAll('*')].filter((one) => {
    const { transitionDuration, scrollBehavior } = getComputedStyle(one);
    return longest(transitionDuration) > seenMs || scrollBehavior === 'smooth';
  });
  return [
    ...moving.map(({ effect }) => `${named((effect as KeyframeEffect | null)?.target)} moves`),
    ...ready.map((one) => `${named(one)} would move`),
  ];
}

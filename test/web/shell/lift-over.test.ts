import { describe, expect, it } from 'vitest';
import { liftOver } from '#web/shell/chat/lift-over.ts';

const corner = { left: 300, right: 356, top: 700, bottom: 756 };
const action = (top: number, left = 20, width = 320) => ({ left, right: left + width, top, bottom: top + 48 });

describe('the round button of the chat', () => {
  it.each([
    ['stays where there is none', [], 0],
    ['stays beside one', [action(710, 20, 200)], 0],
    ['stays above one and below one', [action(760), action(640)], 0],
    ['rises over one', [action(710)], 756 - 710 + 8],
    ['rises over one that it only touches', [action(755)], 9],
    ['rises over the next as well, in whatever order they are', [action(660), action(710)], 756 - 660 + 8],
    ['does not rise over one that it does not reach', [action(710), action(560)], 54],
  ])('%s', (_, actions, lift) => expect(liftOver(corner, actions, 8)).toBe(lift));
});

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** By how much the corner rises so that none of the actions lies under it, in their unit; 0 where none does. */
export function liftOver(corner: Box, actions: readonly Box[], gap: number): number {
  const beside = actions
    .filter(({ left, right }) => left < corner.right && right > corner.left)
    .sort((one, other) => other.bottom - one.bottom);
  let lift = 0;
  // from below: what it rises over may bring it under the next
  for (const { top, bottom } of beside)
    if (top < corner.bottom - lift && bottom > corner.top - lift) lift = corner.bottom - top + gap;
  return lift;
}

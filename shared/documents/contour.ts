/**
 * Contour lines of a hill whose base has the shape of a profile: the strongest axis reaches the rim, and toward the
 * summit the lines become round.
 * @param shares of each axis, 0 to 1, clockwise from the top
 * @returns one closed SVG path per line, around the origin, from the summit down
 */
export function contourLines(shares: readonly number[], radius: number, count: number): string[] {
  const strongest = Math.max(...shares, Number.EPSILON);
  const reach = shares.map((share) => 0.35 + (0.65 * share) / strongest);
  // points halfway between the axes round off the corners
  const ridge = reach.flatMap((here, axis) => [here, 0.47 * (here + reach[(axis + 1) % reach.length]!)]);
  const mean = ridge.reduce((sum, value) => sum + value, 0) / ridge.length;
  return Array.from({ length: count }, (_, step) => {
    const level = (step + 1) / count;
    return closedCurve(ridge.map((value) => radius * level * (mean + (value - mean) * level)));
  });
}

/** Where an axis ends, relative to the center; y points down. */
export function axisPoint(axis: number, axes: number, radius: number): { x: number; y: number } {
  const angle = (axis * 2 * Math.PI) / axes;
  return { x: Math.sin(angle) * radius, y: -Math.cos(angle) * radius };
}

/** A Catmull-Rom curve through points at even angles, as Bézier curves. */
function closedCurve(radii: number[]): string {
  const points = radii.map((radius, step) => axisPoint(step, radii.length, radius));
  const at = (step: number) => points[(step + points.length) % points.length]!;
  const text = (value: number) => value.toFixed(2);
  const curves = points.map((from, step) => {
    const [before, to, after] = [at(step - 1), at(step + 1), at(step + 2)];
    return [
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    ]
      .map(text)
      .join(' ');
  });
  return `M${text(points[0]!.x)} ${text(points[0]!.y)} ${curves.map((curve) => `C${curve}`).join(' ')} Z`;
}

/** Brings the layout for letters set large on a phone when they are: nobody else pays for it, least of all the first page. */
export function followLargeLetters(): void {
  const large = matchMedia('(max-width: 18rem)');
  const bring = () => {
    if (large.matches) void import('./large-letters.css');
  };
  large.addEventListener('change', bring);
  bring();
}

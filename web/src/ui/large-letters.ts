/** Brings the layout for letters set large on a phone when they are: nobody else pays for it, least of all the first page. */
export function followLargeLetters(): void {
  const large = matchMedia('(max-width: 18rem)');
  const bring = () => {
    // without the network the page stays as it is laid out for usual letters; the next change asks again
    if (large.matches) import('./large-letters.css').catch(() => undefined);
  };
  large.addEventListener('change', bring);
  bring();
}

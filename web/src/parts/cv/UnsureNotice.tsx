import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';

/** How many values only a language model found, with a link to them. */
export function UnsureNotice({ count, onShow }: { count: number; onShow: () => void }) {
  if (count === 0) return null;
  return (
    <Notice
      tone="warn"
      title={
        count === 1
          ? 'One value was found only by a language model'
          : `${count} values were found only by a language model`
      }
      action={<Button onClick={onShow}>Show the next one</Button>}
    >
      They are in your file in these words, but our own rules did not find them. Confirm, change or clear them.
    </Notice>
  );
}

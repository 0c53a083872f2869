import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';

interface GenerateBarProps {
  /** what has to be said before it can be written; null when all is there */
  missing: { text: string } | null;
  busy: boolean;
  /** null while there is no last one */
  onReopen: (() => void) | null;
}

/** The way to the resume, and what it still takes. */
export const GenerateBar = ({ missing, busy, onReopen }: GenerateBarProps) => (
  <Stack gap={2}>
    <Cluster>
      <Button type="submit" variant="primary" size="large" disabled={missing !== null} busy={busy}>
        Generate AI Resume
      </Button>
      {onReopen && <Button onClick={onReopen}>Open your last resume</Button>}
    </Cluster>
    <p role="status">
      <small>
        {missing
          ? `Before it can be written: ${missing.text}.`
          : 'It counts as one resume of your plan once it is done.'}
      </small>
    </p>
  </Stack>
);

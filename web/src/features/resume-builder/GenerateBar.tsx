import { Button } from '#web/ui/Button.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';

interface GenerateBarProps {
  /** what is still missing; null when complete */
  missing: { text: string } | null;
  busy: boolean;
  /** null if there is no last resume */
  onReopen: (() => void) | null;
}

/** The button to generate the resume, and what is still missing. */
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

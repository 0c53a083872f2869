import { useMutation } from '@tanstack/react-query';
import { type CalendarOwner, calendarOf } from '#shared/guidance/calendar.ts';
import type { LearningPlan } from '#shared/guidance/learning-plan-shape.ts';
import { explain } from '#web/api/api-error.ts';
import { Button } from '#web/ui/Button.tsx';
import { bytesOf } from '#web/ui/bytes-of.ts';
import { Section } from '#web/ui/layout/Section.tsx';
import { Cluster } from '#web/ui/layout/Stack.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { toast } from '#web/ui/toasts/toast.ts';

interface PlanExportsProps {
  plan: LearningPlan;
  of: CalendarOwner;
  /** fetches the saved plan as a PDF in base64 */
  print: () => Promise<{ pdf: string }>;
}

/** Exports: calendar dates, and the whole plan for printing. */
export function PlanExports({ plan, of, print }: PlanExportsProps) {
  const save = (content: BlobPart, type: string, ending: string) =>
    saveFile(`learning-plan-${of.code}.${ending}`, content, type);
  const paper = useMutation({
    mutationFn: print,
    onSuccess: ({ pdf }) => save(bytesOf(pdf), 'application/pdf', 'pdf'),
    onError: (error) => toast({ title: 'The PDF was not made', text: explain(error), tone: 'bad' }),
  });
  return (
    <Section
      look="part"
      level={3}
      title="Export this plan"
      lead="As it stands now: what is ticked is left out of the calendar."
    >
      <Cluster>
        <Button onClick={() => save(calendarOf(plan, of, Date.now()), 'text/calendar;charset=utf-8', 'ics')}>
          Calendar file
        </Button>
        <Button busy={paper.isPending} onClick={() => paper.mutate()}>
          PDF
        </Button>
      </Cluster>
    </Section>
  );
}

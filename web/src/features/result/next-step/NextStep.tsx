import { lazy } from 'react';
import { Link } from 'react-router-dom';
import type { ResultBody } from '#shared/assessment/result-shape.ts';
import { slugOf } from '#shared/occupations/names.ts';
import { limitOf, planName } from '#shared/plans/catalogue.ts';
import { product } from '#shared/product.ts';
import { paths } from '#web/paths.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { Cluster, Stack } from '#web/ui/layout/Stack.tsx';
import { NewTabNote } from '#web/ui/NewTabNote.tsx';
import { LazyPart } from '#web/ui/notices/LazyPart.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import { cities } from '../chosen-places.ts';
import { DialogButton } from '../DialogButton.tsx';
import { JobSearchLink } from '../role/JobSearchLink.tsx';
import type { RoleView } from '../role/role-view.ts';
import { ContactMessage } from './ContactMessage.tsx';
import { firstCourse } from './first-course.ts';
import css from './NextStep.module.css';

const LearningPlan = lazy(() => import('../plan/LearningPlan.tsx'));
const SalariesDialog = lazy(() => import('../salaries/SalariesDialog.tsx'));

const freeSearches = limitOf('salary_searches', 'free', 0);
const searchCost = `Salaries uses one salary search: ${planName.free} has ${freeSearches} a month, ${planName.pro} and ${planName.switch} have no limit. The same occupation again within 24 hours is free.`;

interface NextStepProps {
  result: ResultBody;
  role: RoleView;
}

/** First steps toward one occupation: look for a job, ask somebody, learn one thing, read one page (RES-12, RES-13). */
export function NextStep({ result, role }: NextStepProps) {
  const course = firstCourse(role);
  return (
    <Stack gap={3} className={css.box}>
      <h4>Your next step</h4>
      <p>
        <JobSearchLink title={role.title} location={cities(role.locations)[0] ?? null}>
          View Jobs <small>on {product.jobSearch.name}, last day</small>
        </JobSearchLink>
      </p>
      <ContactMessage occupation={role.title} />
      {course && (
        <p>
          Learn one thing, {course.skill.toLowerCase()}:{' '}
          <a href={course.resource.url} target="_blank" rel="noopener noreferrer">
            {course.resource.title}
            <NewTabNote />
          </a>
          {course.resource.price === 'free' && ' (free)'}
        </p>
      )}
      <p>
        Read one page: <Link to={paths.occupation(slugOf(role.title))}>what a day in this work is like</Link>
      </p>
      <Cluster gap={2}>
        <DialogButton label="Learning Plan">
          {(close) => (
            <Dialog open onClose={close} title={`Learning plan: ${role.title}`} width="wide">
              <LazyPart waiting={<Loading label="Loading your learning plan" rows={6} />}>
                <LearningPlan owner={result.id} role={role} />
              </LazyPart>
            </Dialog>
          )}
        </DialogButton>
        <DialogButton label="Salaries">
          {(close) => <SalariesDialog result={result} role={role} onClose={close} />}
        </DialogButton>
        <ButtonLink to={paths.result(result.id, 'report')}>Report</ButtonLink>
        <ButtonLink to={paths.matchVacancy({ result: result.id })}>Match a job posting</ButtonLink>
      </Cluster>
      <p>
        <small>{searchCost}</small>
      </p>
    </Stack>
  );
}

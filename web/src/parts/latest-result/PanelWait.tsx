import { Panel } from '#web/ui/layout/Panel.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './PanelWait.module.css';

/** The panel until its figures are there: its frame, about as high as it will be, so that their arrival moves little (DSH-06). */
export const PanelWait = () => (
  <Panel className={css.wait}>
    <Loading label="Loading dashboard..." />
  </Panel>
);

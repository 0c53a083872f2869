import { Panel } from '#web/ui/layout/Panel.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './PanelWait.module.css';

/** The panel's frame while loading, about as high as the content, so that little moves when it arrives (DSH-06). */
export const PanelWait = () => (
  <Panel className={css.wait}>
    <Loading label="Loading dashboard..." />
  </Panel>
);

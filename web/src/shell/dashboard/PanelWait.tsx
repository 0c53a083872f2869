import { Loading } from '#web/ui/Loading.tsx';
import css from './PanelWait.module.css';

/** In the place of the panel until its figures are there, about as high as it will be: its arrival moves little (DSH-06). */
export const PanelWait = () => (
  <div className={css.wait}>
    <Loading label="Loading dashboard..." />
  </div>
);

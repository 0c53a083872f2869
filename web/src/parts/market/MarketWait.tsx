import { Panel } from '#web/ui/layout/Panel.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './MarketWait.module.css';

/** The frame of the market, about as high as it will be, until its figures are there (MKT-13). */
export const MarketWait = () => (
  <Panel className={css.wait}>
    <Loading label="Loading market intelligence" />
  </Panel>
);

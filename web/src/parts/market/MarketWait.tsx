import { Panel } from '#web/ui/layout/Panel.tsx';
import { Loading } from '#web/ui/notices/Loading.tsx';
import css from './MarketWait.module.css';

/** The market's frame while loading, about as high as the content (MKT-13). */
export const MarketWait = () => (
  <Panel className={css.wait}>
    <Loading label="Loading market intelligence" />
  </Panel>
);

import { dateTime } from '#shared/lib/format.ts';
import { limitOf } from '#shared/plans/catalogue.ts';
import frame from '../Section.module.css';
import css from './CampaignStrip.module.css';
import { countdown } from './countdown.ts';
import { useCampaignTime } from './use-campaign-time.ts';

const free = limitOf('career_path_analyses', 'free', 0);

/** The line above the hero: the running campaign, or what is free, at the same height (LND-37, LND-38, D-61). */
export function CampaignStrip() {
  const running = useCampaignTime();
  return (
    <section className={css.strip} aria-label="Offer">
      <div className={`${frame.frame} ${css.line}`}>
        {running ? (
          <>
            <p className={css.what}>{`Limited-time sale: ${running.percent}% off list prices`}</p>
            <p className={css.until}>
              {`until ${dateTime(running.endsAt)} `}
              {/* never announced, only read on demand: the role timer is silent by default */}
              <span role="timer" className={css.left}>
                {countdown(running.leftMs)}
              </span>
            </p>
          </>
        ) : (
          <p className={css.what}>
            {`Free: ${free} career path ${free === 1 ? 'analysis' : 'analyses'} a month, its result shown in full`}
          </p>
        )}
        <a className={css.prices} href="#pricing">
          See prices
        </a>
      </div>
    </section>
  );
}

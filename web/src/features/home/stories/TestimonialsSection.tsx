import { Source } from '#web/ui/figures/Source.tsx';
import { Stat } from '#web/ui/figures/Stat.tsx';
import { Section } from '../Section.tsx';
import { illustrative, statistics, type Testimonial, testimonials } from './content.data.ts';
import { Monogram } from './Monogram.tsx';
import css from './Stories.module.css';

export const TestimonialsSection = () => (
  <Section
    id="testimonials"
    title="What people could say"
    source={<Source kind="example" text={`${illustrative}. These people are made up, and so are all figures here.`} />}
  >
    <div className={css.statistics}>
      {statistics.map(({ value, label }) => (
        <Stat key={label} label={label} value={value} />
      ))}
    </div>
    <ul className={css.rows}>
      {testimonials.map((testimonial) => (
        <li key={testimonial.name}>
          <Voice {...testimonial} />
        </li>
      ))}
    </ul>
  </Section>
);

/** The eight values of a testimonial (LND-34). */
const Voice = ({ name, role, company, image, content, rating, salaryIncrease, timeToSuccess }: Testimonial) => (
  <figure className={css.voice}>
    <blockquote>{content}</blockquote>
    <figcaption>
      <Monogram letters={image} />
      <p>
        <b>{name}</b>
        <br />
        {`${role}, ${company}`}
      </p>
    </figcaption>
    <dl>
      <div>
        <dt>Salary increase</dt>
        <dd>{`+${salaryIncrease}%`}</dd>
      </div>
      <div>
        <dt>Time to success</dt>
        <dd>{timeToSuccess}</dd>
      </div>
      <div>
        <dt>Rating</dt>
        <dd>{`${rating} of 5`}</dd>
      </div>
    </dl>
  </figure>
);

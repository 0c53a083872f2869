import { useMemo } from 'react';
import { type Checked, checkFile, checkText } from '#shared/cv/round-trip/check.ts';
import { troubleWords } from '#shared/cv/round-trip/trouble-words.ts';
import type { UserInfo } from '#shared/cv/user-info.ts';
import { Disclosure } from '#web/ui/layout/Disclosure.tsx';
import { Stack } from '#web/ui/layout/Stack.tsx';
import type { ReadFile } from '../upload/use-upload.ts';
import css from './RoundTrip.module.css';

interface RoundTripProps {
  info: UserInfo;
  /** the uploaded file; without it, the written text is read back */
  file: ReadFile | null;
  cvText: string;
}

/** What a plain parser extracts, field by field with evidence: first what to fix, then what was found. No score. */
export default function RoundTrip({ info, file, cvText }: RoundTripProps) {
  const rows = useMemo(() => (file ? checkFile(file, info) : checkText(cvText, info)), [file, cvText, info]);
  const bad = rows.filter(({ trouble }) => trouble !== null);
  const good = rows.filter(({ trouble }) => trouble === null);
  const what = file ? file.name : 'the text of your CV';
  return (
    <Stack gap={3}>
      <p>
        Applicant tracking systems read a file in a simple way: line by line across the page, without headers, text
        boxes or pictures. We have read <b className={css.name}>{what}</b> back in that way and compared it with what
        you confirmed. No system publishes its rules, so you get no score and no odds of getting through: only what came
        back, and what did not.
      </p>
      {bad.length === 0 ? (
        <p>
          <b>Every field you confirmed came back as you confirmed it.</b>
        </p>
      ) : (
        <ul className={css.troubles} aria-label="What did not come back">
          {bad.map((row) => (
            <li key={`${row.of} ${row.said}`}>
              <b>
                {row.of}
                {row.said && <>: {row.said}</>}
              </b>
              <span>{troubleWords[row.trouble!].what}</span>
              {row.piece && <Piece row={row} lead="What a reader gets there" />}
              <span>{troubleWords[row.trouble!].way}</span>
            </li>
          ))}
        </ul>
      )}
      {good.length > 0 && (
        <Disclosure quiet summary="What came back, and from which piece of the text">
          <ul className={css.rows}>
            {good.map((row) => (
              <li key={`${row.of} ${row.said}`}>
                <span>
                  {row.of}
                  {row.said && (
                    <>
                      : <b className={css.name}>{row.said}</b>
                    </>
                  )}
                </span>
                <Piece row={row} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </Stack>
  );
}

const Piece = ({ row: { piece, page }, lead }: { row: Checked; lead?: string }) => (
  <span className={css.piece}>
    {lead && `${lead}: `}“{piece}”{page !== null && `, page ${page}`}
  </span>
);

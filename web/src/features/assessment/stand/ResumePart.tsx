import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { DeepDiveAnswers } from '#shared/assessment/answers.ts';
import type { Background } from '#shared/assessment/background.ts';
import type { CvReading } from '#shared/cv/reading.ts';
import { day } from '#shared/lib/format.ts';
import { serverNow } from '#web/api/server-time.ts';
import { savedCv } from '#web/parts/cv/calls.ts';
import { UploadFile } from '#web/parts/cv/upload/UploadFile.tsx';
import { useUpload } from '#web/parts/cv/upload/use-upload.ts';
import type { Occupations } from '#web/parts/occupation-search/use-occupations.ts';
import { Stack } from '#web/ui/layout/Stack.tsx';
import { toast } from '#web/ui/toasts/toast.ts';
import { FromCv } from './FromCv.tsx';
import { isNews, readingOfSaved, suggestionsFrom } from './from-cv.ts';

type UploadedFile = DeepDiveAnswers['uploadedFile'];

interface ResumePartProps {
  uploadedFile: UploadedFile;
  onFile: (file: UploadedFile) => void;
  said: Background;
  onFill: (change: Background) => void;
  occupations: Occupations;
}

const MAX_NAME = 255;

/**
 * The optional resume (ARA-14, ARA-17, ARA-18, ARA-42 to ARA-45): its file name is stored with the answers, its text is
 * not stored.
 */
export function ResumePart({ uploadedFile, onFile, said, onFill, occupations }: ResumePartProps) {
  const [reading, setReading] = useState<CvReading | null>(null);
  const upload = useUpload({
    types: ['pdf'],
    wrongType: 'PDF only. Save your resume as a PDF, or go on without it.',
    onTaken: ({ name, size }) => {
      setReading(null);
      onFile({ name: name.slice(-MAX_NAME), size });
    },
    onRead: (read) => setReading(read.reading),
  });
  const { search, searchLicensed, ready } = occupations;
  const suggestions = useMemo(
    () => reading && ready && suggestionsFrom(reading, { search, searchLicensed }, serverNow()),
    [reading, ready, search, searchLicensed],
  );
  const saved = useQuery(savedCv()).data?.cv ?? null;
  const [isLeft, setLeft] = useState(false);
  const ofKept = useMemo(
    () =>
      saved && ready ? suggestionsFrom(readingOfSaved(saved.userInfo), { search, searchLicensed }, serverNow()) : [],
    [saved, ready, search, searchLicensed],
  );
  const news = ofKept.filter((suggestion) => isNews(suggestion, said));
  const filled = (text: string) =>
    toast({ tone: 'good', title: text, text: 'Look it over below, and change what you like.' });
  return (
    <Stack gap={4}>
      <UploadFile
        upload={upload}
        label="Upload your resume (optional)"
        hint="PDF only, up to 10MB. It is read to fill in the questions below, if you like. Your file is processed securely and not stored permanently."
        attached={uploadedFile}
        onRemove={() => {
          setReading(null);
          onFile(undefined);
        }}
      />
      {suggestions && (
        <FromCv
          title="Read from your resume"
          suggestions={suggestions}
          said={said}
          onFill={(change) => {
            onFill(change);
            setReading(null);
            filled('Filled in from your resume');
          }}
          onClose={() => setReading(null)}
        />
      )}
      {!suggestions && !isLeft && saved && news.length > 0 && (
        <FromCv
          title={`From the CV you confirmed, kept until ${day(saved.kept_until)}`}
          suggestions={news}
          said={said}
          onFill={(change) => {
            onFill(change);
            setLeft(true);
            filled('Filled in from the CV you confirmed');
          }}
          onClose={() => setLeft(true)}
        />
      )}
    </Stack>
  );
}

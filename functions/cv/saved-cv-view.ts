import type { StoredCv } from '#functions/data/cv/cv.ts';

export const savedCvView = ({ userInfo, competitiveness, against, expiresAt }: StoredCv) => ({
  userInfo,
  competitiveness,
  measured_against: against,
  kept_until: new Date(expiresAt).toISOString(),
});

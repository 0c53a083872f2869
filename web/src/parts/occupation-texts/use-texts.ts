import { useQueries } from '@tanstack/react-query';
import { fieldOf } from '#shared/occupations/fields.ts';
import type { FieldTexts } from '#shared/occupations/texts.ts';
import { loadFieldTexts, textsUrl } from './field-texts.ts';

/** Our texts on some occupations and others in their fields, by code; those still loading are absent. */
export const useOccupationTexts = (codes: readonly string[]): FieldTexts =>
  useQueries({
    queries: [...new Set(codes.map(fieldOf))].map((field) => ({
      queryKey: [textsUrl, field],
      queryFn: () => loadFieldTexts(field),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    })),
    combine: (fields): FieldTexts => Object.assign({}, ...fields.map(({ data }) => data)),
  });

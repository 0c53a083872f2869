import { sampleAnswers } from './sample-answers.ts';

const id = `${'0'.repeat(32)}-0mwoxshcf`;
const feature = 'career_path_analyses';

/**
 * By the route's name, an input every field of which is of the right kind and names nothing that exists. Routes that
 * are not here take no input.
 */
export const sampleInputs: Record<string, Record<string, unknown>> = {
  startSession: { variant: 'gold-standard-v1' },
  getSession: { session_id: id },
  saveAnswer: { session_id: id, stage: 0, answers: sampleAnswers().triage, completed_stage: true, seq: 1 },
  completeAssessment: { sessionId: id },
  getResult: { id },
  deleteAssessment: { session_id: id },
  getItemBank: { variant: 'gold-standard-v1' },
  listAssessments: { limit: 10 },
  listResults: { limit: 10 },
  listLatestResults: { limit: 3 },
  checkGate: { feature, amount: 1, mode: 'commit', sessionId: id },
  commitGate: { feature, sessionId: id },
  releaseGate: { feature, sessionId: id },
  // refused on Free: no try of it makes a customer
  createCheckout: { plan: 'addon', termsAccepted: true, campaign: 'campaign-2026-01-01' },
  resetUsage: { feature },
  resetUser: { user_id: '00000000-0000-4000-8000-000000000000', feature_type: feature, new_limit: 5 },
  getRoleVectors: { version: '2025-09' },
  getOpportunity: { roleId: 'software_engineer', city: 'Austin, TX' },
  getSalaries: { roleId: 'software_engineer', city: 'Austin, TX' },
  rank: { riasec: [1, 2, 3, 4, 5, 6], values: [1, 2, 3, 4, 5, 6], styles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], topN: 5 },
};

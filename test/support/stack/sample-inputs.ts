import { resumeFrom } from '#test/support/documents/full-resume.ts';
import { sampleAnswers } from '#test/support/people/sample-answers.ts';
import { samplePerson } from '#test/support/people/sample-person.ts';
import { noSuchId as id } from './ids.ts';

const feature = 'career_path_analyses';
const sampleVacancy = 'Staff Accountant, Austin, TX. Requirements: bachelor’s degree, Excel. $62,000 a year.';
const sampleUserInfo = { personalInfo: { fullName: 'Sam Lee', email: 'sam@example.com' } };

/** By route name, a well-formed input that names nothing existing. Routes missing here take no input. */
export const sampleInputs: Record<string, Record<string, unknown>> = {
  changeProfile: { name: 'Sam', remind_before_deletion: false },
  exportAccount: { after: 'CV' },
  importAccount: { entry: { kind: 'cv', id: 'CV', content: {}, signature: 'x'.repeat(43) } },
  eraseAccount: { confirm: 'nobody@example.com' },
  getErasure: { receipt: 'x'.repeat(43) },
  startSession: { variant: 'gold-standard-v1' },
  getSession: { session_id: id },
  saveAnswer: { session_id: id, stage: 0, answers: sampleAnswers().triage, completed_stage: true, seq: 1 },
  completeAssessment: { sessionId: id },
  getResult: { id },
  getSharedResult: { id },
  shareResult: { id, shared: true },
  deleteAssessment: { session_id: id },
  uploadCv: { type: 'pdf' },
  readCv: { key: `00000000-0000-4000-8000-000000000000/uploads/${id}.pdf` },
  writeAnalysis: { result_id: id },
  generateCvFromInfo: { userInfo: sampleUserInfo },
  cvAnalysis: {
    cvText: 'Sam Lee\nsam@example.com\n\nWORK EXPERIENCE\nAccountant | Inn | Mar 2019 - Present',
    assessmentData: null,
  },
  saveCv: { userInfo: sampleUserInfo },
  chatbot: { message: 'What does a nurse earn?', conversationHistory: [{ role: 'user', content: 'Hello' }] },
  getItemBank: { variant: 'gold-standard-v1' },
  listAssessments: { limit: 10 },
  listResults: { limit: 10 },
  listLatestResults: { limit: 3 },
  generateLearningPlan: { role: 'software_engineer', skills: ['Speaking', 'Python'], userLevel: 'intermediate' },
  printLearningPlan: {
    role: 'software_engineer',
    skills: ['Speaking'],
    userLevel: 'intermediate',
    paper: 'a4',
  },
  saveLearningProgress: {
    code: '15-1252.00',
    step: { id: 'school-bachelor', done: true },
    frame: { hours: 10, budget: 100, months: 24 },
    way: 'degree',
  },
  markOccupation: { code: '15-1252.00', mark: 'saved' },
  checkGate: { feature, amount: 1, mode: 'commit', sessionId: id },
  commitGate: { feature, sessionId: id },
  releaseGate: { feature, sessionId: id },
  // refused on Free, so that it never creates a customer
  createCheckout: { plan: 'addon', termsAccepted: true, campaign: 'campaign-2026-01-01' },
  resetUsage: { feature },
  resetUser: { user_id: '00000000-0000-4000-8000-000000000000', feature_type: feature, new_limit: 5 },
  getMarketOverview: { endpoint: 'overview' },
  industryReport: { industry: 'Construction', paper: 'letter' },
  industryTrend: { industry: 'Construction' },
  getRoleVectors: { version: '2025-09' },
  getOpportunity: { roleId: 'software_engineer', city: 'Austin, TX' },
  salaryComparison: { roleId: 'software_engineer' },
  liveMarketData: { roles: ['software_engineer'], location: { country: 'US', city: 'Austin, TX' }, windowDays: 30 },
  getSalaries: { roleId: 'software_engineer', city: 'Austin, TX' },
  matchVacancy: { result_id: id, text: sampleVacancy },
  saveMatch: { match_id: id, text: sampleVacancy },
  getMatch: { match_id: id },
  deleteMatch: { match_id: id },
  generateCareerReport: { userName: 'Sam', assessmentResults: { id }, cvAnalysis: null, reportType: 'summary' },
  downloadCareerReport: { userName: 'Sam', resultId: id, reportType: 'summary', paper: 'letter' },
  generateResume: { resumeData: samplePerson({ regenerationFeedback: 'Shorter' }) },
  aimResume: { resumeData: samplePerson({}), aim: { kind: 'vacancy', text: sampleVacancy } },
  generateLetter: {
    resumeData: samplePerson({}),
    aim: { kind: 'occupation', code: '29-1141.00' },
    address: { position: 'Nurse', company: '', contact: '', motivation: 'I live nearby.' },
  },
  getResume: { resume_id: id },
  keepResume: {
    resume_id: id,
    version: 0,
    name: 'For the bakery',
    content: { data: samplePerson({}), delivered: null, aim: null, letter: null, refused: [] },
  },
  deleteResume: { resume_id: id },
  restoreResume: { resume_id: id },
  printResume: { resume: resumeFrom({}), paper: 'letter' },
  writeResumeDocx: { resume: resumeFrom({}), paper: 'letter' },
  rank: { riasec: [1, 2, 3, 4, 5, 6], values: [1, 2, 3, 4, 5, 6], styles: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], topN: 5 },
};

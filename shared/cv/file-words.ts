/** The file types of a CV, and the specification's messages for other files (CVT-09, CVT-10, CVT-12, CVT-13). */
export const cvFileTypes = ['pdf', 'docx', 'doc', 'txt'] as const;
export type CvFileType = (typeof cvFileTypes)[number];

export const contentTypes: Record<CvFileType, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  doc: 'application/msword',
  txt: 'text/plain',
};

export const MAX_FILE_BYTES = 10 * 1024 * 1024;

export const wrongType = 'Please upload a PDF, Word document, or text file';
export const tooLarge = 'File size must be less than 10MB';
export const unreadPdf = 'PDF parsing not implemented yet. Please convert to text format.';
export const unsupported = 'Unsupported file type';

import { pdf } from './cv-files.ts';

/** The resume of an invented nurse in Texas, as a PDF. */
export const sampleResume = () =>
  pdf((document) => {
    document.font('Helvetica-Bold').fontSize(22).text('Ada Example');
    document.font('Helvetica').fontSize(11).text('Austin, TX').text('ada@example.org | +1 512 555 0100').moveDown();
    document.font('Helvetica-Bold').fontSize(14).text('Experience');
    document.font('Helvetica').fontSize(11).text('Registered Nurse, Example Hospital, 03/2018 - 05/2021');
    document.text('- Cared for patients of an invented ward').moveDown();
    document.font('Helvetica-Bold').fontSize(14).text('Education');
    document.font('Helvetica').fontSize(11).text('Bachelor of Science in Nursing, Example University, 2017');
  });

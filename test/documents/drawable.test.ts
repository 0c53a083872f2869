import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import type { Pdf } from '#functions/documents/tagged-pdf.ts';
import { fonts } from '#functions/outside/fonts.ts';
import { undrawable } from '#shared/documents/drawable.ts';

describe('what a PDF can draw', () => {
  it('is what the sans has, in both weights, character by character', () => {
    const pdf = new PDFDocument() as Pdf;
    // but for halves of characters, and what is composed or left out before it is drawn
    const characters = Array.from({ length: 0x1ffff - 0x20 }, (_, at) => String.fromCodePoint(at + 0x21)).filter(
      (each) => !/[\p{Cs}\p{Default_Ignorable_Code_Point}\p{Cc}\s]/u.test(each) && each.normalize('NFC') === each,
    );
    const missing = new Set(undrawable(characters.join('\n')));
    for (const bytes of [fonts().regular, fonts().strong]) {
      const { font } = (pdf.font(bytes) as Pdf)._font;
      const drawn = (each: string) => font.hasGlyphForCodePoint(each.codePointAt(0)!);
      expect(characters.filter((each) => drawn(each) === missing.has(each))).toEqual([]);
    }
  });

  it('is reported by grapheme clusters, each once', () => {
    expect(undrawable('C++ & R&D, O’Neil: Łódź, Ψυχή, Привет, Nguyễn Thị')).toEqual([]);
    expect(undrawable('Nguye\u0302\u0303n')).toEqual([]);
    expect(undrawable('؀1 Auf‌lage ❤️')).toEqual(['؀1']);
    expect(undrawable('漢字漢 👩‍👩‍👧 مر')).toEqual(['漢', '字', '👩‍👩‍👧', 'م', 'ر']);
  });
});

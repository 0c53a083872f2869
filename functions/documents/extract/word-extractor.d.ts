declare module 'word-extractor/lib/buffer-reader.js' {
  export default class BufferReader {
    constructor(bytes: Buffer);
  }
}

declare module 'word-extractor/lib/word-ole-extractor.js' {
  import type BufferReader from 'word-extractor/lib/buffer-reader.js';

  interface Options {
    /** whether quotes and dashes are replaced by ASCII */
    filterUnicode?: boolean;
    includeFooters?: boolean;
  }
  interface Document {
    getBody(options: Options): string;
    getHeaders(options: Options): string;
    getFooters(options: Options): string;
    getTextboxes(options: Options): string;
  }
  export default class WordOleExtractor {
    extract(reader: BufferReader): Promise<Document>;
  }
}

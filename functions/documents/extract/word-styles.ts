/** Reads size, weight and indentation from a Word document's styles, as far as the CV reader needs them. */
import { child, elements, parseXml, settingOf, type XmlNode } from './xml-tree.ts';

export interface Look {
  fontSize: number;
  bold: boolean;
  isListed: boolean;
  rightTab: boolean;
}

export interface Styles {
  /** the look of a paragraph, from the style it names */
  paragraph(properties: XmlNode | undefined): Look;
  /** the look of a run inside that paragraph */
  run(properties: XmlNode | undefined, paragraph: Look): Look;
}

const plain: Look = { fontSize: 11, bold: false, isListed: false, rightTab: false };
const MAX_STEPS = 10;

export function readStyles(xml: string | undefined): Styles {
  const root = xml === undefined ? undefined : child(parseXml(xml), 'styles');
  const byId = new Map(
    elements(root)
      .filter(({ name }) => name === 'style')
      .map((style) => [style.attributes.styleId, style]),
  );
  const defaults = child(child(child(root, 'docDefaults'), 'rPrDefault'), 'rPr');
  const standard = elements(root).find(
    ({ name, attributes }) => name === 'style' && attributes.type === 'paragraph' && isOn(attributes.default ?? '0'),
  );

  /** A style applied on top of the styles it is based on. */
  const styled = (id: string | undefined, look: Look, step = 0): Look => {
    const style = byId.get(id);
    if (!style || step > MAX_STEPS) return look;
    const base = styled(settingOf(style, 'basedOn'), look, step + 1);
    const paragraph = child(style, 'pPr');
    const of = withParagraph(paragraph, withRun(child(style, 'rPr'), base));
    return isHeading(settingOf(style, 'name') ?? '', paragraph) ? { ...of, bold: true, isListed: false } : of;
  };

  return {
    paragraph: (properties) => {
      const id = settingOf(properties, 'pStyle') ?? standard?.attributes.styleId;
      return withParagraph(properties, styled(id, withRun(defaults, plain)));
    },
    run: (properties, paragraph) => withRun(properties, styled(settingOf(properties, 'rStyle'), paragraph)),
  };
}

const isHeading = (name: string, paragraph: XmlNode | undefined) =>
  /^(heading \d|title$)/i.test(name) || Number(settingOf(paragraph, 'outlineLvl') ?? 9) < 9;

function withRun(properties: XmlNode | undefined, look: Look): Look {
  const bold = child(properties, 'b');
  const size = Number(settingOf(properties, 'sz') ?? Number.NaN) / 2;
  return {
    ...look,
    ...(bold && { bold: isOn(bold.attributes.val ?? '1') }),
    ...(size >= 1 && size <= 200 && { fontSize: size }),
  };
}

function withParagraph(properties: XmlNode | undefined, look: Look): Look {
  const list = child(properties, 'numPr');
  const stops = elements(child(properties, 'tabs')).map(({ attributes }) => attributes.val);
  return {
    ...look,
    ...(list && { isListed: settingOf(list, 'numId') !== '0' }),
    ...(stops.length > 0 && { rightTab: stops.some((stop) => stop === 'right' || stop === 'end') }),
  };
}

const isOn = (value: string) => !['0', 'false', 'off', 'none'].includes(value);

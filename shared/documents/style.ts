import { inks } from './document.ts';

/** The style of a document in light and dark, and in print: prints look like the preview. */
export const style = `
:root{color-scheme:light;--ink:${inks.ink};--soft:${inks.soft};--line:${inks.hairline}}
*{box-sizing:border-box}
body{margin:0;background:#fcfaf2;color:var(--ink);font:17px/1.55 "Source Sans 3","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-ligatures:none;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
main{max-width:46rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
h1,h2{font-family:Fraunces,Georgia,"Times New Roman",serif;font-weight:600;line-height:1.15;letter-spacing:-.012em;text-wrap:balance}
h1{font-size:2.25rem;margin:1.75rem 0 .5rem}
h2{font-size:1.5rem;margin:3rem 0 .75rem;padding-top:1.25rem;border-top:1px solid var(--line)}
h3{font-size:1.125rem;margin:2rem 0 .25rem}
p{margin:.5rem 0 .75rem;max-width:66ch}
ul,ol{margin:.5rem 0 1rem;padding-left:1.4rem}
li{margin:.25rem 0;max-width:64ch}
a{color:inherit;text-underline-offset:.2em}
.sign{display:flex;align-items:center;gap:.6rem;color:var(--soft);font-size:.9375rem}
.sign svg{width:1.15rem;height:1.4rem}
.sign b{color:var(--ink)}
.subtitle{font-size:1.25rem;color:var(--soft);margin:0 0 1.75rem}
.source{font-size:.8125rem;color:var(--soft);margin:.5rem 0 1rem;max-width:none}
.source b{font-weight:600;color:var(--ink)}
dl{margin:.75rem 0 1rem;border-top:1px solid var(--line)}
dl div{display:flex;gap:1rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
dt{flex:0 0 38%;color:var(--soft)}
dd{margin:0}
.wide{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
caption{text-align:left;font-weight:600;padding-bottom:.4rem}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);font-weight:400}
thead th{color:var(--soft);font-size:.8125rem;border-bottom-color:var(--ink)}
.figure{text-align:right}
figure{margin:1rem 0}
figcaption{font-weight:600;padding-bottom:.4rem}
.bars{list-style:none;padding:0;margin:0}
.bars li{display:grid;grid-template-columns:minmax(7rem,14rem) 1fr auto;gap:.75rem;align-items:center;margin:.35rem 0;max-width:none}
.bars svg{width:100%;height:.7rem;display:block}
.hill{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;align-items:center}
.hill svg{width:17rem;max-width:100%}
.hill dl{flex:1 1 14rem}
.hill text{font-size:12px;fill:var(--ink)}
footer{margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line);color:var(--soft);font-size:.8125rem}
@page{margin:18mm 16mm}
@media print{body{background:#fff;font-size:10.5pt}main{max-width:none;padding:0}h1{margin-top:1rem}h2,h3,caption,figcaption{break-after:avoid}tr,li,dl div,figure,.source{break-inside:avoid}.source{break-before:avoid}thead{display:table-header-group}.wide{overflow:visible}}
`.trim();

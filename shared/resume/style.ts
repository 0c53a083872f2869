/** One column, real text, dark ink: readable by people and parsers alike. */
export const style = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#13221b;font:16px/1.5 "Source Sans 3","Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;font-variant-ligatures:none;overflow-wrap:anywhere}
main{max-width:48rem;margin:0 auto;padding:2.5rem 1.5rem 3rem}
h1{font-size:2rem;line-height:1.15;margin:0}
h2{font-size:1.0625rem;margin:1.75rem 0 .5rem;padding-bottom:.25rem;border-bottom:1px solid #b9bfa6}
h3{font-size:1rem;margin:.9rem 0 0}
p{margin:.25rem 0}
.role{font-size:1.125rem;color:#4b584f}
.contact{list-style:none;margin:.5rem 0 0;padding:0;display:flex;flex-wrap:wrap;gap:.15rem 1.1rem;color:#4b584f}
.of{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;color:#4b584f}
ul{margin:.35rem 0 0;padding-inline-start:1.2rem}
li{margin:.15rem 0}
.letter{margin-top:1.75rem}
.letter p{margin:0 0 .85rem}
.letter ul{margin:0 0 .85rem}
.skills{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.15rem 1.1rem}
a{color:inherit;text-underline-offset:.2em}
@page{margin:16mm}
@media print{body{font-size:10.5pt}main{max-width:none;padding:0}article,li{break-inside:avoid}h2,h3,.of{break-after:avoid}}
`.trim();

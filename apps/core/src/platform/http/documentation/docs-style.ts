/** The rules of the API reference page. Those of the list of calls belong to its script. */
export const docsStyle = `
*{box-sizing:border-box;margin:0}
html{scroll-padding-block-start:24px}
body{background:var(--bg);color:var(--text);font:400 1rem/1.55 var(--font-text)}
header{padding:16px 24px;border-block-end:1px solid var(--border)}
header a{display:inline-flex;align-items:center;gap:10px;color:inherit;font:700 1.25rem/1 var(--font-display);text-decoration:none}
.columns{display:grid;grid-template-columns:minmax(0,1fr);gap:0 48px;max-inline-size:1120px;margin:auto;padding:24px 16px 72px}
nav ul{display:flex;flex-wrap:wrap;gap:4px 20px;padding:0;list-style:none}
nav a{display:block;padding-block:4px;color:var(--text-muted);font-weight:500;text-decoration:none}
nav a:hover{color:var(--link);text-decoration:underline}
main,section{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}
main{margin-block-start:24px}
h1{font:700 2rem/1.2 var(--font-display)}
h2{margin-block-start:24px;font:700 1.25rem/1.3 var(--font-display)}
a{color:var(--link);font-weight:600}
main>p,section>p,li p{max-inline-size:68ch}
ol{display:grid;grid-template-columns:minmax(0,1fr);gap:16px;padding-inline-start:24px}
[lang=fa] ol{list-style:persian}
li pre{margin-block-start:8px}
li::marker{color:var(--text-muted);font-weight:600}
table{border-collapse:collapse;text-align:start}
td{padding:8px 24px 8px 0;border-block-end:1px solid var(--border);text-align:start;vertical-align:top}
[dir=rtl] td{padding:8px 0 8px 24px}
pre{overflow:auto;max-block-size:420px;padding:12px 16px;font-size:.8125rem}
pre{border:1px solid var(--border);border-radius:8px;background:var(--surface)}
pre:focus-visible,a:focus-visible{outline:2px solid var(--focus);outline-offset:2px}
@media(min-width:960px){
.columns{grid-template-columns:184px minmax(0,1fr)}
nav{position:sticky;inset-block-start:24px;align-self:start;margin-block-start:24px}
nav ul{display:grid}
}`

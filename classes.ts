import { classOf } from '/work/h/import13/generator/import/word-classes.ts';
for (const w of process.argv.slice(2)) { const c: any = classOf(w); console.log(w, Object.keys(c).filter(k => c[k]).join(' ')); }

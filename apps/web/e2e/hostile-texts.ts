/** What a text does that a page runs. */
const HIT = 'window.__hit=1'

/** Elements that run something once they are in a page. */
const ELEMENTS = [
  `<script>${HIT}</script>`,
  `<ScRiPt/x>${HIT}</sCrIpT >`,
  `</title><script>${HIT}</script>`,
  `</textarea><script>${HIT}</script>`,
  `</style></script><script>${HIT}</script>`,
  `--><script>${HIT}</script>`,
  `]]><script>${HIT}</script>`,
  `<scr<script>ipt>${HIT}</scr</script>ipt>`,
  `<script src=data:,${HIT}></script>`,
  `<script type=module>${HIT}</script>`,
  `<iframe srcdoc='&lt;script&gt;'>`,
  `<iframe src=javascript:${HIT}>`,
  `<object data=javascript:${HIT}>`,
  `<embed src=javascript:${HIT}>`,
  `<base href=//x.example/>`,
  `<meta http-equiv=refresh content=0;url=//x.example>`,
  `<link rel=stylesheet href=//x.example/a.css>`,
  `<style>@import '//x.example/a.css';</style>`,
  `<template shadowrootmode=open><script>${HIT}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${HIT}>">`,
] as const

/** Handlers that come to life with their element, or with a touch of it. */
const HANDLERS = [
  `<img src=x onerror=${HIT}>`,
  `"><svg onload=${HIT}>`,
  `'><img src=x onerror='${HIT}'>`,
  `<svg/onload=${HIT}//`,
  `<svg><animate onbegin=${HIT} attributeName=x dur=1s>`,
  `<math><mtext><img src=x onerror=${HIT}></math>`,
  `<body onpageshow=${HIT}>`,
  `<details open ontoggle=${HIT}>`,
  `<input autofocus onfocus=${HIT}>`,
  `<video><source onerror=${HIT}></video>`,
  `<p style=animation:x onanimationstart=${HIT}>`,
  `" autofocus onfocus=${HIT} x="`,
  `' onmouseover=${HIT} x='`,
  `<form><button formaction=javascript:${HIT}>x</button></form>`,
  `<x contenteditable onblur=${HIT}>x</x>`,
] as const

/** Addresses that run where a page leads there. */
const ADDRESSES = [
  `javascript:${HIT}`,
  `JaVaScRiPt:${HIT}`,
  `javascript://x.example/%0a${HIT}`,
  `<a href=javascript:${HIT}>x</a>`,
  `<a href="java&#115;cript:${HIT}">x</a>`,
  `[x](javascript:${HIT})`,
  `data:text/html,<b onclick=${HIT}>`,
  `vbscript:${HIT}`,
  `//x.example/%2e%2e`,
  `\\\\x.example\\share`,
] as const

/** What is code to something that reads on: templates, sheets, databases, words. */
const CODE = [
  `';${HIT};//`,
  `\\';${HIT};//`,
  `{{constructor.constructor('${HIT}')()}}`,
  `\${${HIT}} #{${HIT}} <%= ${HIT} %>`,
  `$t(name) {{name}} {{- name}}`,
  `__proto__`,
  `constructor`,
  `=HYPERLINK("javascript:${HIT}")`,
  `' or 1=1; drop table asset; --`,
  `%' and "x" like '_%`,
] as const

/** What looks like something else, or has no room. */
const LOOKS = [
  '\u202Egnp.exe\u2066\u200Fx',
  `&lt;script&gt;${HIT}&lt;/script&gt;`,
  `\uFF1Cscript\uFF1E${HIT}\uFF1C/script\uFF1E`,
  'e\u0301\u0302\u0303\u0304\u0306\u0307\u0308 Z\u0351\u0352\u0357',
  'W'.repeat(64),
] as const

/** Texts that would be more than text in a careless page. */
export const HOSTILE_TEXTS: readonly string[] = [...ELEMENTS, ...HANDLERS, ...ADDRESSES, ...CODE, ...LOOKS]

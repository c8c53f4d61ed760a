declare module '#pages/legal/*.md' {
  const text: import('./page-text.ts').PageText<import('./page-data.ts').LegalData>
  export default text
}
declare module '#pages/blog/*.md' {
  const text: import('./page-text.ts').PageText<import('./page-data.ts').ArticleData>
  export default text
}
declare module '#pages/help/*.md' {
  const text: import('./page-text.ts').PageText<import('./page-data.ts').HelpData>
  export default text
}
declare module '#pages/tutorials/*.md' {
  const text: import('./page-text.ts').PageText<import('./page-data.ts').TutorialData>
  export default text
}

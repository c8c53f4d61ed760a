const pt = { position: 'Posição na prévia', of: (time: string, total: string) => `${time} de ${total}` }
const en: typeof pt = { position: 'Place in the preview', of: (time, total) => `${time} of ${total}` }
export const clockTexts = { pt, en }

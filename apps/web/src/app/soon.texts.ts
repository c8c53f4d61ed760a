/** What the pages tell in numbers; amounts and times are already written in their language. */
export type SoonFigures = { freeDaily: number; proDaily: number; price: string; seconds: string; fileMinutes: number }
/** `facts`: what holds already, while the page itself is being made. */
type Soon = { title: string; text: string; facts: readonly string[] }

const pt = {
  soon: 'Em breve',
  create: 'Criar vídeo',
  seePlans: 'Ver planos',
  factsTitle: 'O que já vale hoje',
  pages: {
    templates: () => ({
      title: 'Templates',
      text: 'A galeria está em construção. Enquanto isso, o gerador já vem com três templates, prontos para usar.',
      facts: [],
    }),
    terms: ({ freeDaily, proDaily, price, fileMinutes }: SoonFigures) => ({
      title: 'Termos de uso',
      text: 'O texto dos termos está em revisão e será publicado aqui antes da abertura ao público.',
      facts: [
        `No Free, ${freeDaily} vídeo por dia, com marca d’água.`,
        `No Pro, ${proDaily} vídeos por dia, sem marca d’água, por ${price} ao mês.`,
        `O arquivo pronto fica ${fileMinutes} minutos para baixar e depois é apagado.`,
      ],
    }),
    privacy: () => ({
      title: 'Política de privacidade',
      text: 'O texto da política está em revisão e será publicado aqui antes da abertura ao público.',
      facts: [
        'Estas páginas não carregam anúncios nem rastreadores de outros sites.',
        'Em “Meu perfil” você baixa tudo o que guardamos sobre você, em um arquivo.',
        'Excluir a conta apaga seus dados, vídeos e templates.',
      ],
    }),
    cookies: () => ({
      title: 'Política de cookies',
      text: 'O texto da política está em revisão e será publicado aqui antes da abertura ao público.',
      facts: [
        'Um cookie guarda o idioma que você escolheu, por um ano.',
        'Outro existe só enquanto você entra com a conta de outro serviço.',
        'Nenhum cookie serve para anúncio ou medição.',
      ],
    }),
    about: ({ seconds }: SoonFigures) => ({
      title: 'Sobre',
      text: 'O Relâmpago faz de um tema, ou do link de um produto, um vídeo vertical narrado e legendado. Quem faz, e por quê: a página está sendo escrita.',
      facts: [
        `Um vídeo de 30 segundos fica pronto em ${seconds} s, medidos no próprio Relâmpago.`,
        'O roteiro de um produto só diz o que está na página dele.',
        'Feito no Brasil, em português primeiro.',
      ],
    }),
    blog: () => ({ title: 'Blog', text: 'Os primeiros artigos sobre vídeos curtos estão sendo escritos. Até lá, o melhor exemplo é um vídeo seu.', facts: [] }),
    help: ({ seconds, fileMinutes }: SoonFigures) => ({
      title: 'Central de ajuda',
      text: 'As respostas às perguntas mais comuns estão sendo reunidas aqui.',
      facts: [
        `Um vídeo de 30 segundos leva uns ${seconds} s. Dá pra sair da página: a gente avisa quando ele fica pronto.`,
        `O arquivo fica ${fileMinutes} minutos para baixar quantas vezes você quiser.`,
        'Se um vídeo não fica pronto, ele volta para a sua cota.',
      ],
    }),
    tutorials: () => ({
      title: 'Tutoriais',
      text: 'Os passo a passo do gerador, da prévia e dos templates estão a caminho. O gerador já funciona, em três etapas.',
      facts: [
        'Conteúdo: o tema ou o link, a duração, o idioma e a voz.',
        'Estilo: template, fonte, cores e música, com a prévia ao lado.',
        'Finalizar: um resumo para conferir. Nada é gerado antes de você confirmar.',
      ],
    }),
    status: () => ({
      title: 'Status',
      text: 'Aqui vai aparecer se tudo está funcionando.',
      facts: [
        'Cada etapa de um vídeo aparece com nome e progresso enquanto ele é feito.',
        'Se algo falha, a página diz o que houve e o vídeo volta para a sua cota.',
        'Se a conexão cai, o vídeo continua sendo feito: é só voltar.',
      ],
    }),
  } satisfies Record<string, (figures: SoonFigures) => Soon>,
}
const en: typeof pt = {
  soon: 'Coming soon',
  create: 'Create video',
  seePlans: 'See plans',
  factsTitle: 'What already holds today',
  pages: {
    templates: () => ({
      title: 'Templates',
      text: 'The gallery is under construction. Meanwhile the generator comes with three templates, ready to use.',
      facts: [],
    }),
    terms: ({ freeDaily, proDaily, price, fileMinutes }) => ({
      title: 'Terms of use',
      text: 'The terms are under review and will be published here before the public opening.',
      facts: [
        `On Free, ${freeDaily} video a day, with a watermark.`,
        `On Pro, ${proDaily} videos a day, without a watermark, for ${price} a month.`,
        `The finished file can be downloaded for ${fileMinutes} minutes and is then deleted.`,
      ],
    }),
    privacy: () => ({
      title: 'Privacy policy',
      text: 'The policy is under review and will be published here before the public opening.',
      facts: [
        'These pages load neither ads nor trackers from other sites.',
        'In “My profile” you download all that we keep about you, in one file.',
        'Deleting the account deletes your data, videos and templates.',
      ],
    }),
    cookies: () => ({
      title: 'Cookie policy',
      text: 'The policy is under review and will be published here before the public opening.',
      facts: [
        'One cookie keeps the language you chose, for a year.',
        'Another exists only while you sign in with an account of another service.',
        'No cookie serves ads or measuring.',
      ],
    }),
    about: ({ seconds }) => ({
      title: 'About',
      text: 'Relâmpago turns a theme, or a product link, into a narrated and captioned vertical video. Who makes it, and why: the page is being written.',
      facts: [
        `A 30-second video is ready in ${seconds} s, measured on Relâmpago itself.`,
        'The script for a product says only what its page says.',
        'Made in Brazil, in Portuguese first.',
      ],
    }),
    blog: () => ({ title: 'Blog', text: 'The first articles on short videos are being written. Until then the best example is a video of yours.', facts: [] }),
    help: ({ seconds, fileMinutes }) => ({
      title: 'Help centre',
      text: 'Answers to the most common questions are being collected here.',
      facts: [
        `A 30-second video takes about ${seconds} s. You may leave the page: we tell you when it is ready.`,
        `The file can be downloaded for ${fileMinutes} minutes, as often as you like.`,
        'A video that could not be finished goes back to your quota.',
      ],
    }),
    tutorials: () => ({
      title: 'Tutorials',
      text: 'Guides to the generator, the preview and the templates are on their way. The generator works already, in three steps.',
      facts: [
        'Content: the theme or link, length, language and voice.',
        'Style: template, font, colours and music, with the preview beside them.',
        'Finish: a summary to check. Nothing is generated before you confirm.',
      ],
    }),
    status: () => ({
      title: 'Status',
      text: 'Whether everything works will be shown here.',
      facts: [
        'Every stage of a video is shown by name and progress while it is made.',
        'If something fails, the page says what happened and the video goes back to your quota.',
        'If the connection drops, the video goes on being made: just come back.',
      ],
    }),
  },
}
export const soonTexts = { pt, en }

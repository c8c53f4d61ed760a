import type { ErrorEntry } from './error-entry.ts'

/** What can go wrong while a video is being made, and with what it is made of. */
export const generationErrors = {
  subject_unreadable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não achamos palavras no tema. Escreva com letras, por exemplo “café especial”.',
      en: 'We found no words in the theme. Write it with letters, for example “specialty coffee”.',
    },
  },
  page_address_invalid: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link não parece um endereço. Copie o link inteiro da página do produto, começando com https://.',
      en: 'This link does not look like an address. Copy the whole link of the product page, starting with https://.',
    },
  },
  page_private: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link aponta para um endereço interno. Use o link público da página do produto.',
      en: 'This link points to an internal address. Use the public link of the product page.',
    },
  },
  page_timeout: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto demorou demais para responder. Tente de novo ou descreva o produto no contexto e use um tema.',
      en: 'The product page took too long to answer. Try again, or describe the product in the context and use a theme.',
    },
  },
  page_unreachable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos abrir a página do produto. Confira o link e tente de novo.',
      en: 'We could not open the product page. Check the link and try again.',
    },
  },
  page_refused: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A loja não deixou a gente ler a página (código {status}). Use o nome do produto como tema e cole o texto do anúncio no contexto. Uma foto dele também vira vídeo, enviada pela API de imagens.',
      en: "The shop did not let us read the page (code {status}). Use the product's name as the theme and paste the text of the listing into the context. A photo of it becomes a video, too, sent to the image API.",
    },
  },
  page_robots: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A loja mostra esta página só a pessoas, não a programas. Faça de outro jeito: use o nome do produto como tema e cole o texto do anúncio no contexto. Uma foto dele também vira vídeo, enviada pela API de imagens.',
      en: 'The shop shows this page to people only, not to programs. There is another way: use the name of the product as the theme and paste the text of the listing into the context. A photo of it becomes a video, too, sent to the image API.',
    },
  },
  page_missing: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto não existe mais (código {status}). Confira o link.',
      en: 'The product page no longer exists (code {status}). Check the link.',
    },
  },
  page_failing: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A loja está com problemas (código {status}). Tente de novo em alguns minutos.',
      en: 'The shop is having problems (code {status}). Try again in a few minutes.',
    },
  },
  page_not_html: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Este link abre um arquivo, não a página de um produto. Use o link da página.',
      en: 'This link opens a file, not a product page. Use the link of the page.',
    },
  },
  page_too_large: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'A página do produto é grande ou complicada demais para ler. Use um tema com o nome do produto e cole a descrição dele no contexto.',
      en: "The product page is too large or too complex to read. Use a theme with the product's name and paste its description into the context.",
    },
  },
  page_redirects: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'O link fica redirecionando sem chegar a lugar nenhum. Abra a página no navegador e copie o endereço final.',
      en: 'The link keeps redirecting without arriving anywhere. Open the page in a browser and copy its final address.',
    },
  },
  page_without_product: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não achamos um produto nesta página. Abra a página do produto e copie o link dela, ou use um tema.',
      en: 'We found no product on this page. Open the page of the product and copy its link, or use a theme.',
    },
  },
  preview_busy: {
    status: 503,
    text: {
      pt: 'Há muitas prévias na fila agora. Tente de novo em {seconds} s.',
      en: 'Many previews are waiting right now. Try again in {seconds} s.',
    },
  },
  image_unreadable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos abrir esta imagem. Envie um JPG, PNG, WebP ou AVIF de até 10 MB, com pelo menos 300 pixels de largura.',
      en: 'We could not open this image. Send a JPG, PNG, WebP or AVIF of up to 10 MB, at least 300 pixels wide.',
    },
  },
  image_heic: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Esta foto está em HEIC, um formato que não abrimos. Exporte como JPEG e envie de novo: no iPhone, Compartilhar > Opções > Mais Compatível; no Mac, abra na Pré-Visualização e use Arquivo > Exportar.',
      en: 'This photo is HEIC, a format that we do not open. Export it as JPEG and send it again: on iPhone, Share > Options > Most Compatible; on a Mac, open it in Preview and use File > Export.',
    },
  },
  image_too_large: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Esta imagem tem {width} × {height} pixels ({megapixels} megapixels). Seu plano aceita até {limit} megapixels: envie uma versão menor.',
      en: 'This image has {width} × {height} pixels ({megapixels} megapixels). Your plan takes up to {limit} megapixels: send a smaller version.',
    },
  },
  image_animated: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Esta imagem é animada. Envie uma imagem parada: JPG, PNG, WebP ou AVIF.',
      en: 'This image is animated. Send a still one: JPG, PNG, WebP or AVIF.',
    },
  },
  images_busy: {
    status: 503,
    text: {
      pt: 'Há muitas imagens na fila agora. Nada foi descontado. Tente de novo em {seconds} s.',
      en: 'Many images are waiting right now. Nothing was taken from your limit. Try again in {seconds} s.',
    },
  },
  too_many_uploads: {
    status: 429,
    text: {
      pt: 'Outro arquivo seu ainda está sendo enviado. Espere terminar e tente de novo em {seconds} s.',
      en: 'Another file of yours is still being sent. Wait for it to finish, and try again in {seconds} s.',
    },
  },
  image_unreachable: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos baixar a imagem deste link. Use o link público de uma imagem ou envie o arquivo.',
      en: 'We could not download the image from this link. Use the public link of an image, or upload the file.',
    },
  },
  product_without_photos: {
    status: 422,
    causedByOrder: true,
    text: {
      pt: 'Não conseguimos as fotos deste produto. Abra a página do produto e copie o link dela, ou envie uma imagem.',
      en: 'We could not get the photos of this product. Open the page of the product and copy its link, or upload an image.',
    },
  },
  generation_failed: {
    status: 500,
    text: {
      pt: 'A montagem parou no meio. Seu vídeo do dia voltou. Tente de novo com um template mais simples.',
      en: 'The video stopped half-way. Your video of the day is back. Try again with a simpler template.',
    },
  },
  generation_timeout: {
    status: 500,
    text: {
      pt: 'A montagem passou de 15 minutos e foi parada. Seu vídeo do dia voltou. Tente de novo.',
      en: 'The video took more than 15 minutes and was stopped. Your video of the day is back. Try again.',
    },
  },
  waited_too_long: {
    status: 503,
    text: {
      pt: 'O vídeo esperou mais de 60 minutos para ser feito e saiu da fila. Seu vídeo do dia voltou. Tente de novo.',
      en: 'The video waited more than 60 minutes to be made and left the line. Your video of the day is back. Try again.',
    },
  },
  generation_cancelled: { status: 409, text: { pt: 'Geração cancelada. Seu vídeo do dia voltou.', en: 'Cancelled. Your video of the day is back.' } },
} as const satisfies Record<string, ErrorEntry>

import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

/** What arrived, read as a mail program reads it. */
type ReceivedMail = { to: string[]; headers: string; subject: string; text: string; html: string }

export type TestMailServer = {
  port: number
  received: ReceivedMail[]
  /** How many there were so far. */
  connections: () => number
  /** Breaks every connection. */
  cutOff: () => void
  stop: () => Promise<void>
}

/**
 * A real mail server on loopback. `options` let it misbehave; its certificate is self-signed.
 * `onMail` is called with each mail as it arrives.
 */
export async function startTestMailServer(
  options: SMTPServerOptions = {},
  port = 0,
  onMail: (mail: ReceivedMail) => void = () => undefined,
): Promise<TestMailServer> {
  const received: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      const to = session.envelope.rcptTo.map(({ address }) => address)
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString(), to)
        received.push(mail)
        onMail(mail)
        done()
      })
    },
    ...options,
  })
  // Clients that disconnect are a part of these tests.
  server.on('error', () => undefined)
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address() as AddressInfo
  return {
    port: address.port,
    received,
    connections: () => sockets.size,
    cutOff() {
      for (const socket of sockets) socket.destroy()
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function readMail(raw: string, to: string[]): ReceivedMail {
  const [headers = ''] = raw.split('\r\n\r\n', 1)
  const unfolded = headers.replaceAll(/\r\n[ \t]+/g, ' ')
  const subject = /^Subject: (.*)$/m.exec(unfolded)?.[1] ?? ''
  return { to, headers: unfolded, subject: decodeWords(subject), text: partOf(raw, 'text/plain'), html: partOf(raw, 'text/html') }
}

/** Encoded words of a header (RFC 2047). */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?= =\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b' ? Buffer.from(text, 'base64').toString() : decodeQuoted(text.replaceAll('_', ' ')),
    )
}

function partOf(raw: string, type: string): string {
  const [, , encoding = '', body = ''] =
    new RegExp(`Content-Type: (${type});[^]*?Content-Transfer-Encoding: (\\S+)[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(raw) ?? []
  return (encoding === 'base64' ? Buffer.from(body, 'base64').toString() : decodeQuoted(body)).replaceAll('\r\n', '\n')
}

/** Quoted-printable (RFC 2045), of UTF-8. */
function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

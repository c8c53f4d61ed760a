import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import type { Mail } from './mail.ts'

/** A mail server that accepts mails. */
export type MailServer = {
  /**
   * Throws `MailRefused` when the server will never take this mail, another error when it may take
   * it later.
   */
  send: (mail: Pick<Mail, 'to' | 'subject' | 'text' | 'html' | 'leaveLink'>, messageId: string) => Promise<void>
  /** Aborts open deliveries, too. */
  close: () => void
}

/**
 * The server refused this recipient or this mail itself with a final answer (5xx): trying again is
 * useless.
 */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}

export type SmtpOptions = {
  /** smtp:// or smtps://, with user and password where the server wants them. */
  url: string
  /** An address, or `Name <address>`. */
  from: string
  /** Longest wait for a connection and for each answer. */
  timeoutMs?: number
}

/** Mail servers answer within a few seconds; some wait on purpose before their greeting. */
const usualTimeoutMs = 20_000
const connections = 3

// Submission with STARTTLS, and over TLS from the start (RFC 8314).
const usualPorts: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }
const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/

/** How a server is spoken to; the connections end when `signal` aborts, at the latest. */
export function connectionOptions({ url, timeoutMs, signal }: { url: string; timeoutMs: number; signal: AbortSignal }) {
  const { protocol, hostname, port } = new URL(url)
  const staysHere = loopback.test(hostname)
  const target = { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) || usualPorts[protocol] || 25, signal, timeoutMs }
  return {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Codes and passwords are not sent in clear over a network, except with `?requireTLS=false` in
    // the URL.
    requireTLS: protocol === 'smtp:' && !staysHere,
    // A relay on this machine has no trusted certificate and needs none.
    tls: { rejectUnauthorized: !staysHere },
    disableFileAccess: true,
    disableUrlAccess: true,
    // The library's own sockets stay open after `close` while a server is silent.
    getSocket: (_: unknown, done: (error: Error | null, options?: { connection: Socket }) => void) => {
      openSocket(target).then(
        (connection) => done(null, { connection }),
        (error: Error) => done(error),
      )
    },
    // Options in the URL come last and win.
    url,
  }
}

/** Connections to a mail server, opened at the first mail and reused. */
export function openSmtp({ url, from, timeoutMs = usualTimeoutMs }: SmtpOptions): MailServer {
  const closing = new AbortController()
  const transport = createTransport({ pool: true, maxConnections: connections, ...connectionOptions({ url, timeoutMs, signal: closing.signal }) })
  return {
    async send({ to, subject, text, html, leaveLink }, messageId) {
      try {
        await transport.sendMail({
          from,
          // As an object, because a text may name several addresses.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          // Asks automatic repliers to stay silent (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', ...(leaveLink !== undefined && leaveHeaders(leaveLink)) },
        })
      } catch (error) {
        throw isFinal(error) ? new MailRefused((error as Error).message, { cause: error }) : error
      }
    },
    close() {
      transport.close()
      closing.abort()
    },
  }
}

/** Mail programs show a button that posts to the link, without opening a page (RFC 8058). */
function leaveHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** A connection that ends when `signal` aborts, at the latest. */
function openSocket({ timeoutMs, ...target }: { host: string; port: number; signal: AbortSignal; timeoutMs: number }): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(target)
    const giveUp = () => socket.destroy(new Error(`the mail server could not be reached in ${timeoutMs} ms`))
    socket.setTimeout(timeoutMs, giveUp)
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('timeout', giveUp)
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/**
 * A 5xx about the recipient or the mail. One about our password or sender must be fixed by the
 * operator, so the mail waits.
 */
function isFinal(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string }
  return responseCode >= 500 && ['RCPT TO', 'DATA'].includes(command)
}

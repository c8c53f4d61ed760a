import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { eq, sql } from '../database/drizzle.ts'
import {
  emailCodes,
  identities,
  mails,
  passwordResets,
  paymentEmails,
  payments,
  quotaUses,
  subscriptions,
  users,
  videos,
  videoUploads,
  type User,
} from '../database/schema.ts'

export type PersonalTable = {
  table: PgTable
  /** True in a condition for the rows of this person. */
  isOf: (user: User) => SQL
  /** What the person is given. */
  told: readonly PgColumn[]
  /** Secrets, and inner workings that say nothing about the person. */
  kept: readonly PgColumn[]
}

/** Every table with rows of one person. A test compares this list with the database: a new table or column must be put on one side. */
export const personalTables = {
  account: {
    table: users,
    isOf: (user) => eq(users.id, user.id),
    told: [users.id, users.email, users.name, users.plan, users.isVerified, users.createdAt, users.planStartedAt],
    kept: [users.passwordHash, users.tokenVersion],
  },
  videos: {
    table: videos,
    isOf: (user) => eq(videos.userId, user.id),
    told: [
      videos.id,
      videos.order,
      videos.state,
      videos.createdAt,
      videos.startedAt,
      videos.finishedAt,
      videos.stage,
      videos.percent,
      videos.stageBegan,
      videos.title,
      videos.sentences,
      videos.pictures,
      videos.errorCode,
      videos.errorParameters,
      videos.result,
      videos.fileBytes,
      videos.expiresAt,
      videos.filesDeletedAt,
    ],
    kept: [videos.userId, videos.orderKey, videos.orderHash, videos.attempt, videos.breakdowns, videos.fileKey],
  },
  // The picture itself is the person's own, and is gone once its video has ended.
  video_uploads: {
    table: videoUploads,
    isOf: (user) => sql`${videoUploads.videoId} in (select ${videos.id} from ${videos} where ${eq(videos.userId, user.id)})`,
    told: [videoUploads.videoId],
    kept: [videoUploads.jpeg],
  },
  quota_uses: {
    table: quotaUses,
    isOf: (user) => eq(quotaUses.userId, user.id),
    told: [quotaUses.videoId, quotaUses.day, quotaUses.returnedAt],
    kept: [quotaUses.userId],
  },
  subscriptions: {
    table: subscriptions,
    isOf: (user) => eq(subscriptions.userId, user.id),
    told: [
      subscriptions.id,
      subscriptions.plan,
      subscriptions.status,
      subscriptions.amountCents,
      subscriptions.startedAt,
      subscriptions.periodEndsAt,
      subscriptions.endedAt,
      subscriptions.paymentId,
    ],
    kept: [subscriptions.userId],
  },
  payments: {
    table: payments,
    isOf: (user) => eq(payments.userId, user.id),
    told: [
      payments.id,
      payments.provider,
      payments.providerRef,
      payments.plan,
      payments.amountCents,
      payments.currency,
      payments.createdAt,
      payments.wanted,
      payments.state,
      payments.startedAt,
      payments.paidUntil,
      payments.renews,
      payments.takenBackAt,
    ],
    kept: [payments.userId, payments.checkoutUrl, payments.reading, payments.failures, payments.nextReadAt],
  },
  payment_emails: {
    table: paymentEmails,
    isOf: (user) => eq(paymentEmails.userId, user.id),
    told: [paymentEmails.paymentEmail, paymentEmails.planId, paymentEmails.planName, paymentEmails.planPriceCents, paymentEmails.storedAt],
    kept: [paymentEmails.userId],
  },
  sign_in_identities: {
    table: identities,
    isOf: (user) => eq(identities.userId, user.id),
    told: [identities.issuer, identities.subject, identities.createdAt],
    kept: [identities.userId],
  },
  verification_codes: {
    table: emailCodes,
    isOf: (user) => eq(emailCodes.userId, user.id),
    told: [emailCodes.sentAt, emailCodes.codeExpiresAt, emailCodes.linkExpiresAt],
    kept: [emailCodes.userId, emailCodes.codeHash, emailCodes.triesLeft, emailCodes.linkHash],
  },
  password_resets: {
    table: passwordResets,
    isOf: (user) => eq(passwordResets.userId, user.id),
    told: [passwordResets.sentAt, passwordResets.expiresAt],
    kept: [passwordResets.userId, passwordResets.tokenHash],
  },
  // The words of a mail hold codes and links that still work.
  mails: {
    table: mails,
    isOf: (user) => eq(mails.recipient, user.email),
    told: [mails.kind, mails.recipient, mails.writtenAt, mails.state, mails.settledAt, mails.failure],
    kept: [mails.id, mails.subject, mails.body, mails.html, mails.code, mails.link, mails.usefulUntil],
  },
} as const satisfies Record<string, PersonalTable>

/** An event of SES as EventBridge delivers it: the fields that the product reads. */
export interface MailEvent {
  source: 'aws.ses';
  'detail-type': 'Email Bounced' | 'Email Complaint Received';
  detail: {
    eventType: 'Bounce' | 'Complaint';
    mail: { messageId: string; destination: string[]; tags: Record<string, string[]> };
    bounce?: { bounceType: 'Permanent' | 'Transient'; bouncedRecipients: { emailAddress: string }[] };
    complaint?: { complainedRecipients: { emailAddress: string }[] };
  };
}

export interface SesConfig {
  /** the only address verified for sending */
  sender: string;
  /** the only configuration set */
  set: string;
  /** receives the events of its event destination */
  tell(event: MailEvent): Promise<unknown>;
  deliver(mail: { at: number; to: string; subject: string; html: string }): void;
}

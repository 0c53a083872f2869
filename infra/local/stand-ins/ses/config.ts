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
  /** the one address that is verified to send */
  sender: string;
  /** the configuration set that there is */
  set: string;
  /** hears what its event destination would */
  tell(event: MailEvent): Promise<unknown>;
  deliver(mail: { at: number; to: string; subject: string; html: string }): void;
}

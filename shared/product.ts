/** Names and addresses an owner changes. Components and mails read them from here and nowhere else. */
export const product = {
  name: 'Waymark',
  tagline: 'Know where the path goes on.',
  supportEmail: 'support@waymark.example',
  salesEmail: 'sales@waymark.example',
} as const;

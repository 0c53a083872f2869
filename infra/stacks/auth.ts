import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  CfnUserPoolRiskConfigurationAttachment,
  ClientAttributes,
  FeaturePlan,
  Mfa,
  StandardThreatProtectionMode,
  UserPool,
  type UserPoolClient,
  UserPoolEmail,
  UserPoolOperation,
} from 'aws-cdk-lib/aws-cognito';
import type { Construct } from 'constructs';
import { endSessionsNeeds, writeMailNeeds } from '#functions/account/needs.ts';
import { acknowledge } from '#infra/lib/acknowledge.ts';
import { allowTable } from '#infra/lib/domain-function.ts';
import { environmentOf } from '#infra/lib/environment.ts';
import { AppFunction } from '#infra/lib/function.ts';
import type { Stage } from '#infra/stage/stage.ts';
import {
  accessTokenMinutes,
  passwordMinLength,
  refreshRotationGraceSeconds,
  refreshTokenDays,
} from '#shared/account/credentials.ts';
import { product } from '#shared/product.ts';
import type { DataStack } from './data.ts';

/** Identity: a user pool that signs in with SRP by email address, and the one group with administrative rights. */
export class AuthStack extends Stack {
  readonly userPool: UserPool;
  readonly client: UserPoolClient;
  readonly mailFunction: AppFunction;
  readonly sessionsFunction: AppFunction;

  constructor(scope: Construct, id: string, props: StackProps & { stage: Stage; data: DataStack }) {
    super(scope, id, { ...props, terminationProtection: true });

    this.mailFunction = new AppFunction(this, 'WriteMail', {
      file: 'functions/account/write-mail.ts',
      summary: `${product.name}: words the mails that confirm an address or reset a password`,
      environment: environmentOf(writeMailNeeds, {
        APP_ORIGIN: props.stage.site.origin,
        STAGE: props.stage.name,
        SUPPORT_EMAIL: props.stage.site.supportEmail,
      }),
      timeout: Duration.seconds(5),
    });

    const { table } = props.data;
    this.sessionsFunction = new AppFunction(this, 'EndSessions', {
      file: 'functions/account/end-sessions.ts',
      summary: `${product.name}: ends the sessions of whoever has reset their password`,
      environment: environmentOf(endSessionsNeeds, { STAGE: props.stage.name, TABLE_NAME: table.tableName }),
      timeout: Duration.seconds(5),
    });
    allowTable(this.sessionsFunction, endSessionsNeeds.table, table);

    this.userPool = new UserPool(this, 'Users', {
      signInAliases: { email: true },
      signInCaseSensitive: false,
      selfSignUpEnabled: true,
      autoVerify: { email: true },
      keepOriginal: { email: true },
      standardAttributes: { email: { required: true, mutable: true } },
      passwordPolicy: {
        minLength: passwordMinLength,
        requireDigits: false,
        requireLowercase: false,
        requireSymbols: false,
        requireUppercase: false,
      },
      mfa: Mfa.OPTIONAL,
      mfaSecondFactor: { sms: false, otp: true },
      accountRecovery: AccountRecovery.EMAIL_ONLY,
      ...(props.stage.mail && { email: bySes(props.stage.mail, props.stage.site.supportEmail) }),
      featurePlan: props.stage.name === 'prod' ? FeaturePlan.PLUS : FeaturePlan.ESSENTIALS,
      ...(props.stage.name === 'prod' && { standardThreatProtectionMode: StandardThreatProtectionMode.FULL_FUNCTION }),
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.userPool.addTrigger(UserPoolOperation.CUSTOM_MESSAGE, this.mailFunction.lambda);
    this.userPool.addTrigger(UserPoolOperation.POST_CONFIRMATION, this.sessionsFunction.lambda);

    const email = new ClientAttributes().withStandardAttributes({ email: true });
    this.client = this.userPool.addClient('Browser', {
      authFlows: { userSrp: true },
      generateSecret: false,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.minutes(accessTokenMinutes),
      idTokenValidity: Duration.minutes(accessTokenMinutes),
      refreshTokenValidity: Duration.days(refreshTokenDays),
      refreshTokenRotationGracePeriod: Duration.seconds(refreshRotationGraceSeconds),
      readAttributes: email.withStandardAttributes({ email: true, emailVerified: true }),
      writeAttributes: email,
      disableOAuth: true,
    });

    new CfnUserPoolGroup(this, 'Admins', {
      userPoolId: this.userPool.userPoolId,
      groupName: 'admin',
      description: 'May call administrative functions; filled by hand only',
    });

    // checked where the password itself arrives, at sign-up and at a change: with SRP a sign-in never sends it
    if (props.stage.name === 'prod')
      new CfnUserPoolRiskConfigurationAttachment(this, 'CompromisedPasswords', {
        userPoolId: this.userPool.userPoolId,
        clientId: 'ALL',
        compromisedCredentialsRiskConfiguration: {
          actions: { eventAction: 'BLOCK' },
          eventFilter: ['SIGN_UP', 'PASSWORD_CHANGE'],
        },
      });

    acknowledge(this.userPool, {
      'AwsSolutions-COG1':
        'D-43: six characters are the named minimum; character classes are advised against (ASVS 6.2.5), guessing is limited for each address, and prod refuses compromised passwords',
      'AwsSolutions-COG2':
        'an account holds an assessment and no means of payment; the pool takes a second factor (TOTP), the app asks nobody for one yet',
      ...(props.stage.name === 'dev' && {
        'AwsSolutions-COG8': 'threat protection costs per active user and is switched on in prod only',
      }),
    });
  }
}

/** Replies go to the support address. SES must have verified the sender or its domain in the pool's region. */
const bySes = ({ sender, identity }: NonNullable<Stage['mail']>, replyTo: string): UserPoolEmail =>
  UserPoolEmail.withSES({
    fromEmail: sender,
    fromName: product.name,
    replyTo,
    ...(identity === 'domain' && { sesVerifiedDomain: sender.split('@')[1] as string }),
  });

//! A TLS front on loopback that answers for the real host name, with a root certificate made for one test.

use std::{
    net::{Ipv4Addr, SocketAddr},
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};

use rcgen::{BasicConstraints, CertificateParams, IsCa, Issuer, KeyPair};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{
    TlsAcceptor,
    rustls::{ServerConfig, crypto::ring, pki_types::PrivateKeyDer},
};

/// A front that passes everything on to a plain server.
pub struct Relay {
    /// Where it listens.
    pub address: SocketAddr,
    /// The root of its certificate, as PEM.
    pub root: String,
    greeted: Arc<AtomicUsize>,
    task: tokio::task::JoinHandle<()>,
}

impl Relay {
    /// Answers for a host name and passes on to a server on loopback.
    ///
    /// # Panics
    /// When no certificate can be made or no port is free.
    pub async fn start(host: &'static str, behind: SocketAddr) -> Self {
        let mut root = CertificateParams::new(Vec::new()).expect("a root");
        root.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let root_key = KeyPair::generate().expect("a key");
        let pem = root.self_signed(&root_key).expect("a root").pem();
        let issuer = Issuer::new(root, root_key);
        let key = KeyPair::generate().expect("a key");
        let leaf = CertificateParams::new(vec![host.to_owned()]).expect("a name");
        let leaf = leaf.signed_by(&key, &issuer).expect("a certificate");
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("versions")
            .with_no_client_auth()
            .with_single_cert(
                vec![leaf.der().clone()],
                PrivateKeyDer::Pkcs8(key.serialize_der().into()),
            )
            .expect("a certificate with its key");
        let acceptor = TlsAcceptor::from(Arc::new(config));
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.expect("a free port");
        let greeted = Arc::new(AtomicUsize::new(0));
        let address = listener.local_addr().expect("an address");
        let count = Arc::clone(&greeted);
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (acceptor, count) = (acceptor.clone(), Arc::clone(&count));
                tokio::spawn(async move { pass(stream, acceptor, host, &count, behind).await });
            }
        });
        Self {
            address,
            root: pem,
            greeted,
            task,
        }
    }

    /// Connections that were made by the right name over TLS.
    pub fn greeted(&self) -> usize {
        self.greeted.load(Ordering::SeqCst)
    }
}

impl Drop for Relay {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// A connection that is refused or breaks off ends quietly: the client says what it makes of it.
async fn pass(
    stream: TcpStream,
    acceptor: TlsAcceptor,
    host: &str,
    count: &AtomicUsize,
    behind: SocketAddr,
) {
    let _ = stream.set_nodelay(true);
    let Ok(mut front) = acceptor.accept(stream).await else {
        return;
    };
    if front.get_ref().1.server_name() != Some(host) {
        return;
    }
    count.fetch_add(1, Ordering::SeqCst);
    let Ok(mut back) = TcpStream::connect(behind).await else {
        return;
    };
    let _ = back.set_nodelay(true);
    let _ = tokio::io::copy_bidirectional(&mut front, &mut back).await;
}
